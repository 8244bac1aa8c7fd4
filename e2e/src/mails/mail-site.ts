import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { challengeText } from '../../../api/src/captcha/challenge.ts';
import { MailServer } from '../../../api/src/testing/mail-server.ts';
import { demoItems, type Item, OwnSite } from '../own-site.ts';

/** Known beforehand, so that a test reads what a person would read in a picture. */
const SECRET = 'the secret of the mail site';
const KINDS = new Set(['site', 'property-type', 'city', 'team-member', 'category', 'article', 'page']);

type Property = Item & { ID: number; Goal: 0 | 1; Zip: string; contactId: number; documents: unknown[] };

/** A site whose api asks for captchas and sends its mails by SMTP, with three properties and a project. */
export interface MailSite {
	site: OwnSite;
	mails: MailServer;
	/** Items of the feed that it was made of */
	sale: Property;
	rental: Property;
	/** A property that the feed does not hold yet: it fits who looks for what `sale` is */
	later: Property;
	project: Item & { ID: number };
	/** Addresses of colleagues by id */
	colleague(id: number): string;
	/** What the picture of a challenge shows */
	read(challenge: string): string;
}

/** Prepares data and starts the site; the mail server is away until it is started. */
export async function startMailSite(): Promise<MailSite> {
	const mails = await MailServer.reserve();
	const site = await OwnSite.reserve({
		name: 'mail',
		environment: { SMTP_URL: mails.url, DAILY_MAIL: 'no', CAPTCHA: 'on', FORM_AGE: '0', WISH_QUIET: '0' },
	});
	const all = demoItems();
	const properties = all.filter(
		(item): item is Property => item.kind === 'property' && item.State === 'available',
	);
	const forSale = properties.filter(
		({ Goal, documents, PublishAddress }) => Goal === 0 && documents.length > 1 && PublishAddress,
	);
	const sale = forSale[0];
	const rental = properties.find(({ Goal, Bedrooms }) => Goal === 1 && Number(Bedrooms) > 0);
	const project = all.find((item): item is Item & { ID: number } => item.kind === 'project');
	if (!sale || !rental || !project) throw new Error('The demo agency has no properties to ask about.');
	const later = { ...sale, ID: 990_001 };
	await site.import([...all.filter(({ kind }) => KINDS.has(kind)), sale, rental, project]);
	const database = await PGlite.create(path.join(site.dataDir, 'db'));
	await database.query('insert into installation (id, secret) values (1, $1)', [SECRET]);
	await database.close();
	await Promise.all([site.startApi(), site.startSite()]);
	const people = all.filter(({ kind }) => kind === 'team-member');
	return {
		site,
		mails,
		sale,
		rental,
		later,
		project,
		colleague: (id) => String(people.find((person) => person.id === id)?.email),
		read: (challenge) => challengeText(SECRET, challenge.split('-')[0] ?? ''),
	};
}
