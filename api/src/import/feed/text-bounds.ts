import { z } from 'zod';

/** Letters of what stands on one line: a name, a title, part of an address. */
export const LONGEST_FEED_NAME = 500;
/** Letters of any other text, HTML of a page among them. */
export const LONGEST_FEED_TEXT = 200_000;

const textOf = (most: number) =>
	z.string().max(most, { error: `This text is too long: no more than ${most} characters are taken.` });
const perLanguage = <Text extends z.ZodType<string, string>>(text: Text) =>
	z.record(z.string().max(20), text);

export const feedNameSchema = textOf(LONGEST_FEED_NAME);

/** Names per language. */
export const feedNamesSchema = perLanguage(feedNameSchema);

/** Texts per language. */
export const feedTextsSchema = perLanguage(textOf(LONGEST_FEED_TEXT));
