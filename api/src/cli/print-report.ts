import type { ImportReport, Refusal } from '../import/import-report.ts';

const LONGEST_LIST = 50;

/** A feed is others' text: what moves the cursor, colours or turns the rest round is written as its number. */
const shown = (text: string): string =>
	text.replace(
		/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
		(letter) => `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`,
	);

function printList(title: string, refusals: readonly Refusal[]): void {
	if (refusals.length === 0) return;
	console.log(`\n${title}:`);
	for (const { line, item, path, message } of refusals.slice(0, LONGEST_LIST))
		console.log(shown(`  line ${line}, ${item}${path ? `, ${path}` : ''}: ${message}`));
	if (refusals.length > LONGEST_LIST)
		console.log(`  … and ${refusals.length - LONGEST_LIST} more (all of them with --json)`);
}

function printUnknown(fields: ImportReport['unknown']): void {
	if (fields.length === 0) return;
	console.log('\nNot known, and not taken (npm run import -- --schema prints what an item may hold):');
	for (const { kind, field, line, items } of fields.slice(0, LONGEST_LIST))
		console.log(shown(`  ${field} of ${items} × ${kind}, first in line ${line}`));
	if (fields.length > LONGEST_LIST) console.log(`  … and ${fields.length - LONGEST_LIST} more (with --json)`);
}

/** Prints what an import did, for people. */
export function printReport(report: ImportReport): void {
	const { taken, changed, withdrawn, refused, leftOut, seconds, invited, demoOwnersRemoved } = report;
	const kinds = Object.entries(taken).map(([kind, count]) => `${count} × ${kind}`);
	console.log(`Taken: ${kinds.join(', ') || 'nothing'}.`);
	console.log(
		`${changed} rows new or changed, ${withdrawn} properties withdrawn, ${new Set(refused.map(({ line }) => line)).size} refused, ${leftOut.length} parts left out, in ${seconds.toFixed(1)} s.`,
	);
	if (invited > 0)
		console.log(
			`${invited} owners had an account already: it is closed until they choose a password by the mail that invites them.`,
		);
	if (demoOwnersRemoved > 0)
		console.log(`${demoOwnersRemoved} owners of the demo agency were removed: another agency has come.`);
	if (report.withdrawalsHeld)
		console.log(
			'No property was withdrawn: a line of the feed could not be read, and may be any of those that are missing. Mend it and import again.',
		);
	printList('Refused', refused);
	printList('Left out', leftOut);
	printUnknown(report.unknown);
}
