import { belgianDay, dayAfter } from '@estate/shared-contract';
import { belgianInstant } from '../calendar/belgian-time.ts';
import { writeDateTime } from '../mail/formats.ts';
import { fillIn } from '../mail/mail-text.ts';
import type { DailySection, DailySources } from './daily-section.ts';
import { DAILY_TEXTS } from './daily-texts.ts';
import { DAILY_TIME } from './daily-time.ts';
import { readRolledBack } from './rolled-back.ts';

/** How far back it looks where no mail was sent for longer. */
const MOST_DAYS = 7;

/** What was taken back since the mail before; what came after its time stands in the next. */
export async function rolledBackSection({
	db,
	now,
	configuration,
	reader: { language },
}: DailySources): Promise<DailySection> {
	const section: DailySection = { name: 'releases', items: [] };
	if (!configuration.DAILY_RELEASES_TOKEN) return section;
	const today = belgianDay(now);
	const [earliest, yesterday] = [dayAfter(today, -MOST_DAYS), dayAfter(today, -1)];
	const last = await db
		.selectFrom('daily_mail')
		.select('day')
		.where('day', '<', today)
		.orderBy('day', 'desc')
		.limit(1)
		.executeTakeFirst();
	const since = !last ? yesterday : last.day < earliest ? earliest : last.day;
	const [from, until] = [since, today].map((day) => belgianInstant(day, DAILY_TIME)) as [Date, Date];
	const { release } = DAILY_TEXTS[language];
	try {
		for (const { at, who, why, parts } of await readRolledBack(configuration, { from, until }))
			section.items.push({
				words: [
					`${writeDateTime(at, language)} – ${[who, why].filter(Boolean).join(': ')}`,
					...parts.map(({ remote, ...versions }) =>
						fillIn('to' in versions ? release.back : release.ended, { part: remote, ...versions }),
					),
				].join('\n'),
				links: [],
			});
	} catch {
		// Not to know is no reason to say that nothing was.
		section.items.push({ words: release.unknown, links: [] });
	}
	return section;
}
