import { renderSlot, sampleInputs } from '@estate/remote-kit/testing';
import { expect, test } from 'vitest';
import category from '../slots/category.tsx';

async function team(count: number) {
	const input = sampleInputs('category', 'nl').find(
		({ module, team }) => module.view === 'ons-team-view' && team.length > 0,
	);
	const [member] = input?.team ?? [];
	if (!input || !member) throw new Error('There is no sample of a team.');
	return renderSlot(category, {
		slot: 'category',
		input: {
			...input,
			module: { ...input.module, maxItems: 0, numberItemOfRow: 3 },
			team: Array.from({ length: count }, (_, id) => ({ ...member, id, registration: 'BIV 501 234' })),
		},
	});
}

test('a colleague has a name, a phone, a mail address and the number of the institute', async () => {
	const { html } = await team(1);
	expect(html).toContain('Annelies De Smet');
	expect(html).toContain('href="tel:+3292345678"');
	expect(html).toContain('href="mailto:annelies@meander.example"');
	expect(html).toContain('BIV 501 234');
});

test('twelve colleagues are the most that a team view shows, as many in a row as the module asks for', async () => {
	const { html } = await team(15);
	expect(html.match(/<article/g)).toHaveLength(12);
	expect(html).toContain('--columns:3');
});
