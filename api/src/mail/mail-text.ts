import type { Language } from '@estate/shared-contract';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

export type MailTexts = typeof nl;

/** Texts of mails. Each language has the same keys. */
export const MAIL_TEXTS: Record<Language, MailTexts> = { nl, fr, en, de };

/** Fills `{{name}}` in; a name without a value becomes nothing. */
export function fillIn(template: string, values: Readonly<Record<string, string>>): string {
	return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
