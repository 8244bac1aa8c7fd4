import { afterFillers, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Rule } from '../reading.ts';
import { amountAt } from './amount.ts';

/** Of two amounts beside the word the smaller: "300000, 50000 eigen inbreng". */
function ownAt(items: readonly Item[], at: number): number | undefined {
	const start = says(items[at], 'with') ? at + 1 : at;
	const before = says(items[start], 'own') ? undefined : amountAt(items, start);
	const word = before ? afterFillers(items, before.end) : start;
	if (!says(items[word], 'own')) return undefined;
	const behind = afterFillers(items, word + 1);
	const second = amountAt(items, behind);
	const isSecond = second !== undefined && (before === undefined || second.value < before.value);
	if (isSecond && before) return undefined;
	return isSecond ? second.end : word + 1;
}

/** "Met 50000 eigen inbreng", "deposit 50000": what somebody has is no price. */
export const ownMoneyRule: Rule = (items, at, reading) => {
	const end = ownAt(items, at);
	if (end === undefined) return 0;
	reading.dropped.push(items.slice(says(items[at], 'with') ? at + 1 : at, end));
	return end - at;
};
