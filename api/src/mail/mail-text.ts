import type { Language } from '@estate/shared-contract';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

export type MailTexts = typeof nl;

/** Texts of mails. Each language has the same keys. */
export const MAIL_TEXTS: Record<Language, MailTexts> = { nl, fr, en, de };

/**
 * First lines of a mail, under its greeting if it has one. German goes on in small letters after the comma of a greeting,
 * and its texts are written so; without a greeting, and from the second line on, each starts with a capital.
 */
export const greeted = (greeting: string | undefined, lines: readonly string[]): string[] => [
	...(greeting ? [greeting] : []),
	...lines.map((line, at) =>
		greeting && at === 0 ? line : line.replace(/^./u, (first) => first.toUpperCase()),
	),
];

/** Fills `{{name}}` in; a name without a value becomes nothing. */
export function fillIn(template: string, values: Readonly<Record<string, string>>): string {
	return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
