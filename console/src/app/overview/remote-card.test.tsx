import { DEFAULT_POLICY } from '@estate/releases/rules';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Alarm, ConsoleRemote, LimitedAccess } from '../../console-answers.ts';
import { AccessContext } from '../access/use-may.ts';
import { texts } from '../texts.ts';
import { RemoteCard } from './remote-card.tsx';

const ALARMS: Alarm[] = [
	{
		kind: 'not-served',
		instance: 'web-1',
		serving: undefined,
		wanted: '1.1.0',
		reason: 'A file is missing.',
	},
	{ kind: 'failing', version: '1.1.0', role: 'active', what: 'views', failed: 9, total: 10 },
];
const remote: ConsoleRemote = {
	...{
		name: 'listings',
		status: 'active',
		alarms: [],
		active: '1.1.0',
		previous: undefined,
		canary: undefined,
	},
	...{
		withdrawn: [],
		takenBack: undefined,
		takenBackByItself: undefined,
		lock: undefined,
		retired: undefined,
		policy: DEFAULT_POLICY,
		versions: ['1.1.0'],
	},
	...{ served: [], health: [], panels: [] },
};
const canary = { version: '1.2.0', traffic: 10, text: '10 %' };
const { name: names } = texts.action;

const buttonsOf = (shown: Partial<ConsoleRemote>, access?: LimitedAccess) =>
	Array.from(
		renderToStaticMarkup(
			<MantineProvider>
				<AccessContext value={access}>
					<RemoteCard remote={{ ...remote, ...shown }} />
				</AccessContext>
			</MantineProvider>,
		).matchAll(/<button.*?<\/button>/g),
		([button]) => button.replace(/<[^>]+>/g, ''),
	);

it.each(ALARMS)('a red card offers a way out, whatever there is to go back to: %j', (alarm) => {
	const alarms = [alarm];
	expect(buttonsOf({ alarms, previous: '1.0.0' })).toContain(names.rollbackTo('1.0.0'));
	expect(buttonsOf({ alarms })).toContain(names.retire);
	expect(buttonsOf({ alarms, canary })).toEqual(expect.arrayContaining([names.abort, names.retire]));
	expect(buttonsOf({ alarms, canary, previous: '1.0.0' })).toEqual(
		expect.arrayContaining([names.abort, names.rollbackTo('1.0.0')]),
	);
});

it('a red card of a first version offers it to whoever may roll back', () => {
	const access = (role: 'ci' | 'viewer'): LimitedAccess => ({
		channel: 'production',
		grants: [{ role, remotes: ['listings'], channels: '*' }],
	});
	expect(buttonsOf({ alarms: ALARMS }, access('ci'))).toContain(names.retire);
	expect(buttonsOf({ alarms: ALARMS, withdrawn: ['1.0.0'] }, access('ci'))).not.toContain(names.retire);
	expect(buttonsOf({ alarms: ALARMS }, access('viewer'))).toEqual([]);
});

it('a card that is well takes nothing out by one press', () => {
	expect(buttonsOf({})).toEqual([names.promote]);
});

it('a card that is well has no red button, and says what the site took back by itself', () => {
	const takenBack = {
		...{ remote: 'listings', version: '2.0.0', action: 'rollback' as const, who: 'policy' },
		...{ why: '100.0 % of 130 views failed; by chance p = 7.3e-170', at: '2026-11-21T03:00:00.000Z' },
	};
	const html = renderToStaticMarkup(
		<MantineProvider>
			<RemoteCard remote={{ ...remote, previous: '1.0.0', takenBack, takenBackByItself: takenBack }} />
		</MantineProvider>,
	);
	expect(html).toMatch(/2\.0\.0 was taken back by itself at .*100\.0 % of 130 views failed; not by chance</);
	expect(html).not.toMatch(/color-red|red-/);
});
