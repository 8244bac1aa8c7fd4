import { z } from 'zod';
import { LANGUAGES } from '../domain/languages.ts';
import { remoteNameSchema } from './names.schema.ts';

/** What the operator console shows of a remote beside a link; it knows them of every remote. */
export const PANEL_FIGURES = ['size', 'views', 'failures'] as const;

/** Letters, digits, signs and single spaces: no line ends, nothing invisible that turns or hides text. */
const PLAIN = /^[^\p{C}\p{Zl}\p{Zp}\p{Zs}]+([ \u00A0\u202F][^\p{C}\p{Zl}\p{Zp}\p{Zs}]+)*$/u;

const plainText = (longest: number) =>
	z.string().max(longest).regex(PLAIN, { error: 'One line of plain text, without spaces around it.' });

/** Key of the remote's own dictionaries, `src/texts/<language>.json` */
const keySchema = z
	.string()
	.max(100)
	.regex(/^[a-z][\w-]*(\.[\w-]+)*$/i, { error: 'A key of src/texts, such as "menu.guide".' });

const inAllLanguages = (longest: number) =>
	z.strictObject(
		Object.fromEntries(LANGUAGES.map((language) => [language, plainText(longest)])) as Record<
			(typeof LANGUAGES)[number],
			z.ZodString
		>,
	);

const panelSchema = z.strictObject({
	/** English, as the whole console */
	title: plainText(60),
	/** A page of the team's own, such as a dashboard */
	link: z
		.url({ protocol: /^https$/ })
		.max(300)
		.optional(),
	figures: z.array(z.enum(PANEL_FIGURES)).max(PANEL_FIGURES.length),
});

/** One page per set of path parameters, the same in every language */
const listedPagesSchema = z.strictObject({
	route: remoteNameSchema,
	pages: z
		.array(
			z.record(
				z.string().max(40),
				z
					.string()
					.max(80)
					.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
			),
		)
		.min(1)
		.max(500),
});

function bringsSchema<Title extends z.ZodType, Words extends z.ZodType>(title: Title, words: Words) {
	const entry = z.strictObject({ id: remoteNameSchema, title, route: remoteNameSchema });
	return z.strictObject({
		/** Entries of the main menu; the agency's feed places or hides them */
		menu: z.array(entry).max(3).optional(),
		/** Links of the footer, as above */
		footer: z.array(entry).max(5).optional(),
		/** Pages that the search field suggests to who types their title, or one of the words */
		suggestions: z
			.array(z.strictObject({ route: remoteNameSchema, title, words: words.optional() }))
			.max(20)
			.optional(),
		/** Pages behind a route with parameters that the api knows nothing of, for search engines */
		sitemap: z.array(listedPagesSchema).max(5).optional(),
		/** Panels beside the remote in the operator console */
		panels: z.array(panelSchema).max(3).optional(),
	});
}

const TITLE_LENGTH = 40;
const WORDS_LENGTH = 120;

/** As a team writes it: titles are keys of its dictionaries. */
export const configBringsSchema = bringsSchema(keySchema, keySchema);

/** As the manifest has it: titles in every language, since the frame reads no remote's dictionary. */
export const manifestBringsSchema = bringsSchema(inAllLanguages(TITLE_LENGTH), inAllLanguages(WORDS_LENGTH));

export type ConfigBrings = z.infer<typeof configBringsSchema>;
export type ManifestBrings = z.infer<typeof manifestBringsSchema>;
export type PanelFigure = (typeof PANEL_FIGURES)[number];
