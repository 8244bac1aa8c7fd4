import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import type { JsonRow } from '../../import/table-rows.ts';
import { seededRandom } from '../../testing/random.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { addVectors, vectorsOf } from './add-vectors.ts';
import { asSearched, type VectorTexts } from './vector-texts.ts';
import { WordLexemes } from './word-lexemes.ts';
import { VectorWriter } from './write-vector.ts';

const WORDS = [
	...'de het een maison jardin jardins slaapkamers slaapkamer the gardens living houses wohnungen und met'.split(
		' ',
	),
	...'m² 5m² m²a a²the дом сад ø łódź ½ ２ 年 1½ het½de'.split(' '),
	...'9000 5000m m05000 1e5 1e5a 12e 0x1f 3d e5 a 7 05 x1 n16 120m2 00 1000000000000000000000 www http com'.split(
		' ',
	),
];

const NO_TEXTS: VectorTexts = {
	names: '',
	nl: '',
	fr: '',
	en: '',
	de: '',
};

describe.each(testDatabases())('the vector of words on $name', ({ open }) => {
	let database: Database;
	beforeAll(async () => {
		database = await open();
	}, 60_000);
	afterAll(() => database.close());

	/** Written here, and whether the database makes the same of the texts. */
	async function compared(texts: VectorTexts) {
		const lexemes = new WordLexemes();
		new VectorWriter(lexemes).write(texts);
		await lexemes.learn(database.db);
		const written = new VectorWriter(lexemes).write(texts);
		const { names, nl, fr, en, de } = asSearched(texts);
		const { rows } = await sql<{ made: string; same: boolean | null }>`
			select made::text as made, made::text = ${written}::tsvector::text as same
			from property_words(${names}, ${nl}, ${fr}, ${en}, ${de}) as made`.execute(database.db);
		return { written, ...rows[0] };
	}

	it('is what the database makes of the same texts', async () => {
		const random = seededRandom(16);
		const letters = 'abcdeghijklnorstuvz0123456789';
		const word = () =>
			random.chance(0.7)
				? random.pick(WORDS)
				: Array.from({ length: 1 + random.below(9) }, () => random.pick([...letters])).join('');
		const text = (words = 60) => Array.from({ length: random.below(words) }, word).join(' ');
		for (let time = 0; time < 60; time++) {
			const texts = {
				names: text(40),
				nl: text(),
				fr: text(),
				en: text(),
				de: text(),
			};
			expect(await compared(texts)).toMatchObject({ written: expect.any(String), same: true });
		}
		expect(await compared(NO_TEXTS)).toMatchObject({ written: '', same: true });
	});

	it('is what the database makes of descriptions as they are written', async () => {
		const random = seededRandom(17);
		const marks = [...' .,;:-/\u00a0\u2009\u202f\u2019\u2013«»…<>&%€²½ªº\u00ad\u200b\u0301\u0327'];
		const spelled = [
			...WORDS,
			..."l’Été L'eau ÉCOLE Œuvre straße İzmir e\u0301cole 😀villa <p> </p> <br>".split(' '),
		];
		const capital = (word: string) => (random.chance(0.3) ? word.toUpperCase() : word);
		const text = () =>
			Array.from({ length: random.below(60) }, () => capital(random.pick(spelled)) + random.pick(marks)).join(
				'',
			);
		for (let time = 0; time < 60; time++) {
			const texts = { names: '', nl: text(), fr: text(), en: text(), de: text() };
			expect(await compared(texts), JSON.stringify(texts)).toMatchObject({ same: true });
		}
	});

	it('is written of texts with words that are met for the first time, also after so many that former ones are forgotten', async () => {
		const lexemes = new WordLexemes({ mostWords: 2_500 });
		const word = (number: number) => [...String(number)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('');
		for (const from of [0, 1_500, 3_000, 0]) {
			const nl = Array.from({ length: 1_500 }, (_, place) => word(from + place)).join(' ');
			const [written] = await vectorsOf(database.db, [{ ...NO_TEXTS, nl }], lexemes);
			const { rows } = await sql<{ same: boolean }>`
				select property_words('', ${nl}, '', '', '') = ${written}::tsvector as same`.execute(database.db);
			expect(rows).toEqual([{ same: true }]);
		}
	});

	it('is left to the database where a word is too long, or stands too often in the names', async () => {
		expect(await compared({ ...NO_TEXTS, nl: 'a'.repeat(200) })).toMatchObject({ written: null });
		const often = Array.from({ length: 300 }, () => 'tuin').join(' ');
		expect(await compared({ ...NO_TEXTS, names: often })).toMatchObject({ written: null });
		expect(await compared({ ...NO_TEXTS, nl: often })).toMatchObject({
			written: "'tuin'",
			same: true,
		});
	});

	it('is made by the database for a row that is written without one', async () => {
		const { db } = database;
		await sql`insert into property (id, goal, state, city_slug, city, zip, type_ids, created_at, shows_point,
				search_names, summary, detail)
			values (77, 0, 'available', 'gent', 'Gent', '9000', '{1}', now(), false, 'huis', '{}', '{}')`.execute(
			db,
		);
		const vector = async () => {
			const { rows } = await sql<{ text: string }>`
				select search_vector::text as text from property where id = 77`.execute(db);
			return rows[0]?.text;
		};
		expect(await vector()).toContain("'huis'");
		await sql`update property set search_names = 'woning', search_vector = null where id = 77`.execute(db);
		expect(await vector()).toContain("'woning'");
		await sql`update property set search_vector = '''tuin'':1' where id = 77`.execute(db);
		expect(await vector()).toBe("'tuin':1");
	});

	it('has the marks of what is left to the database as well', async () => {
		const row: JsonRow = {};
		const texts = { ...NO_TEXTS, nl: 'a'.repeat(200), fr: '<p>Enfin rénovée</p>' };
		await addVectors(
			database.db,
			[{ table: 'property', key: ['id'], rows: [row], texts: [texts] }],
			new WordLexemes(),
		);
		expect(row.search_vector).toContain("'=fr/renove'");
		expect(row.search_vector).toContain("'enfin'");
	});
});
