import type { SlotContext } from '@estate/remote-kit';
import type { PageHead } from '@estate/shared-contract';

/** Head of a page whose form did not go through: its title says so first, for who hears or sees only that. */
export function errorHead({ text }: Pick<SlotContext, 'text'>, title: string): { head: PageHead } {
	return { head: { title: `${text('fields.errorPrefix')} ${text(title)}`, noindex: true } };
}
