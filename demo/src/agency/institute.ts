import { type Texts, texts as t } from '../texts.ts';

/** A number of the institute of estate agents, as readers of each language know it. */
export const institute = (number: string): Texts =>
	t(`BIV ${number}`, `IPI ${number}`, `BIV-IPI ${number}`, `BIV-IPI ${number}`);
