import { type FormFields, type RequestKind, savedSearchFilter, searchToSave } from '@estate/shared-contract';
import { savedSearchOf } from '../subscriptions/subscribe.ts';
import { filterOf } from './filter-of.ts';

/** The search that a form saves, as `searchToSave` writes it; undefined of every other form. */
export function searchedByForm(kind: RequestKind, fields: FormFields): string | undefined {
	if (kind === 'save-search') return searchToSave(savedSearchFilter(String(fields.search)));
	if (kind === 'demand-register') return searchToSave(filterOf(savedSearchOf(fields)));
	return undefined;
}
