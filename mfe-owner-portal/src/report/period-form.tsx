import { useText } from '@estate/remote-kit';
import { Button, TextInput } from '@estate/shared-ui/mantine';
import { Link } from '@estate/shared-ui/router';
import { FormProblem } from '../fields/form-message.tsx';
import type { ReportData } from './load-report.ts';
import classes from './period-form.module.css';

const FAULT_ID = 'period-fault';

/** First and last day of the report, and periods that are often asked for. A form that the browser sends by itself. */
export function PeriodForm({ data }: { data: ReportData }) {
	const text = useText();
	const { from, to, fault, today, presets, pathname } = data;
	return (
		<div className={classes.choice}>
			<form className={classes.form} method="get" action={pathname} noValidate>
				{(['from', 'to'] as const).map((name) => (
					<TextInput
						key={name}
						id={`report-${name}`}
						label={text(`report.${name}`)}
						name={name}
						type="date"
						max={today}
						defaultValue={name === 'from' ? from : to}
						error={Boolean(fault)}
						attributes={fault ? { input: { 'aria-describedby': FAULT_ID } } : {}}
					/>
				))}
				<Button type="submit" variant="outline">
					{text('report.show')}
				</Button>
			</form>
			<FormProblem id={FAULT_ID}>{fault && text(`report.fault.${fault}`)}</FormProblem>
			<ul className={classes.presets} aria-label={text('report.often')}>
				{presets.map((preset) => (
					<li key={preset.name}>
						<Link
							to={`${pathname}?${new URLSearchParams({ from: preset.from, to: preset.to })}`}
							aria-current={preset.from === from && preset.to === to ? 'true' : undefined}
						>
							{text(`report.presets.${preset.name}`)}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
