import { useText } from '@estate/remote-kit';
import type { AskedRequest, Language } from '@estate/shared-contract';
import { formatDate, formatDateTime, formatPrice, formatTime, formatWeekday } from '@estate/shared-i18n';
import { type Text, useLanguage } from '@estate/shared-ui';
import { Fragment } from 'react';
import classes from './thanks-view.module.css';

type Fact = readonly [label: string, value: string | undefined];

function whenOf({ visit, period }: AskedRequest, text: Text, language: Language): string | undefined {
	if (visit) {
		const { startsAt, endsAt } = visit;
		return `${formatWeekday(startsAt, language)}, ${formatTime(startsAt)} – ${formatTime(endsAt)}`;
	}
	if (!period) return undefined;
	return text('thanks.asked.period', {
		from: formatDate(period.from, language),
		to: formatDate(period.to, language),
	});
}

function factsOf(asked: AskedRequest, text: Text, language: Language): readonly Fact[] {
	const { about, amount, validUntil, visit } = asked;
	const isProject = asked.kind === 'contact-construction';
	return [
		[text(`thanks.asked.${isProject ? 'project' : 'home'}`), about?.title],
		[text('thanks.asked.address'), about?.place],
		[text('thanks.asked.when'), whenOf(asked, text, language)],
		[text('thanks.asked.how'), visit?.isOnline && text('options.visitKind.online')],
		[text('thanks.asked.amount'), amount === undefined ? undefined : formatPrice(amount, language)],
		[text('fields.validUntil'), validUntil && formatDateTime(validUntil, language)],
	];
}

/** What was asked, once more: the reference to quote, and of what, when and for how much. */
export function AskedFacts({
	reference,
	asked,
}: {
	reference: string | undefined;
	asked: AskedRequest | undefined;
}) {
	const text = useText();
	const language = useLanguage();
	const all: readonly Fact[] = [
		[text('thanks.reference'), reference],
		...(asked ? factsOf(asked, text, language) : []),
	];
	const facts = all.filter(([, value]) => value);
	if (facts.length === 0) return null;
	return (
		<dl className={classes.asked}>
			{facts.map(([label, value]) => (
				<Fragment key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</Fragment>
			))}
		</dl>
	);
}
