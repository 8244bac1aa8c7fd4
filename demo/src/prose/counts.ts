import { mapTexts, type Texts, texts, type WrittenLanguage } from '../texts.ts';

const NUMBERS: Record<WrittenLanguage, readonly string[]> = {
	nl: [
		'nul',
		'één',
		'twee',
		'drie',
		'vier',
		'vijf',
		'zes',
		'zeven',
		'acht',
		'negen',
		'tien',
		'elf',
		'twaalf',
	],
	fr: [
		'zéro',
		'un',
		'deux',
		'trois',
		'quatre',
		'cinq',
		'six',
		'sept',
		'huit',
		'neuf',
		'dix',
		'onze',
		'douze',
	],
	en: [
		'zero',
		'one',
		'two',
		'three',
		'four',
		'five',
		'six',
		'seven',
		'eight',
		'nine',
		'ten',
		'eleven',
		'twelve',
	],
	de: [
		'null',
		'eins',
		'zwei',
		'drei',
		'vier',
		'fünf',
		'sechs',
		'sieben',
		'acht',
		'neun',
		'zehn',
		'elf',
		'zwölf',
	],
};

/** Number as a word up to twelve, else in digits. */
const numberWord = (count: number, language: WrittenLanguage) => NUMBERS[language][count] ?? String(count);

interface Noun {
	one: Texts;
	many: Texts;
}

const NOUNS = {
	bedroom: {
		one: texts('een slaapkamer', 'une chambre', 'one bedroom', 'ein Schlafzimmer'),
		many: texts('slaapkamers', 'chambres', 'bedrooms', 'Schlafzimmer'),
	},
	bathroom: {
		one: texts('een badkamer', 'une salle de bains', 'a bathroom', 'ein Badezimmer'),
		many: texts('badkamers', 'salles de bains', 'bathrooms', 'Badezimmer'),
	},
	unit: {
		one: texts('een woonst', 'un logement', 'one dwelling', 'eine Wohnung'),
		many: texts('woonsten', 'logements', 'dwellings', 'Wohnungen'),
	},
	space: {
		one: texts('een staanplaats', 'un emplacement', 'one parking space', 'ein Stellplatz'),
		many: texts('staanplaatsen', 'emplacements', 'parking spaces', 'Stellplätze'),
	},
	storey: {
		one: texts('één bouwlaag', 'un niveau', 'one storey', 'eine Etage'),
		many: texts('bouwlagen', 'niveaux', 'storeys', 'Etagen'),
	},
} as const satisfies Record<string, Noun>;

/** `drie slaapkamers`, `une chambre`, `two bathrooms`. */
export function countOf(count: number, noun: keyof typeof NOUNS): Texts {
	const { one, many } = NOUNS[noun];
	return count === 1 ? one : mapTexts((language) => `${numberWord(count, language)} ${many[language]}`);
}

const ORDINALS: readonly Texts[] = [
	texts('het gelijkvloers', 'le rez-de-chaussée', 'the ground floor', 'Erdgeschoss'),
	texts('de eerste verdieping', 'le premier étage', 'the first floor', 'erster Stock'),
	texts('de tweede verdieping', 'le deuxième étage', 'the second floor', 'zweiter Stock'),
	texts('de derde verdieping', 'le troisième étage', 'the third floor', 'dritter Stock'),
	texts('de vierde verdieping', 'le quatrième étage', 'the fourth floor', 'vierter Stock'),
	texts('de vijfde verdieping', 'le cinquième étage', 'the fifth floor', 'fünfter Stock'),
	texts('de zesde verdieping', 'le sixième étage', 'the sixth floor', 'sechster Stock'),
	texts('de zevende verdieping', 'le septième étage', 'the seventh floor', 'siebter Stock'),
];

/** `de derde verdieping`, `au troisième étage`, `on the third floor`. */
export const floorName = (floor: number): Texts => ORDINALS[floor] ?? (ORDINALS[0] as Texts);

/** With the preposition: `op de derde verdieping`, `au troisième étage`, `on the third floor`. */
export const onFloor = (floor: number): Texts => {
	const name = floorName(floor);
	return texts(
		`op ${name.nl}`,
		name.fr.replace(/^le /, 'au '),
		`on ${name.en}`,
		`im ${name.de.replace(/er Stock$/, 'en Stock')}`,
	);
};

/** Whole euros as each language writes them: € 1.250, 1 250 €; in English as the site does. */
export function euros(amount: number): Texts {
	const group = (mark: string) => String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, mark);
	return texts(
		`€\u00a0${group('.')}`,
		`${group('\u202f')}\u00a0€`,
		`€\u00a0${group('.')}`,
		`${group('.')}\u00a0€`,
	);
}

/** Square metres as each language writes them; in English as the site does. */
export function squareMetres(area: number): Texts {
	const group = (mark: string) => String(Math.round(area)).replace(/\B(?=(\d{3})+$)/g, mark);
	return texts(`${group('.')} m²`, `${group('\u202f')} m²`, `${group('.')} m²`, `${group('.')} m²`);
}

/** A length in metres with one decimal, as the site writes it in every language: 6,4 m. */
export function metres(length: number): Texts {
	const written = `${String(Math.round(length * 10) / 10).replace('.', ',')} m`;
	return texts(written, written, written, written);
}
