import { useText } from '@estate/remote-kit';
import { ButtonLook, fieldClasses, Icon, IconAlertCircle } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import type { ReportData } from './load-report.ts';
import classes from './period-form.module.css';

const FAULT_ID = 'period-fault';

/** First and last day of the report, and periods that are often asked for. A form that the browser sends by itself. */
export function PeriodForm({ data }: { data: ReportData }) {
	const text = useText();
	const { from, to, fault, today, presets, pathname } = data;
	const invalid = fault ? { 'aria-invalid': true, 'aria-describedby': FAULT_ID } : {};
	return (
		<div className={classes.choice}>
			<form className={classes.form} method="get" action={pathname} noValidate>
				{(['from', 'to'] as const).map((name) => (
					<div key={name}>
						<label className={fieldClasses.label} htmlFor={`report-${name}`}>
							{text(`report.${name}`)}
						</label>
						<input
							className={fieldClasses.input}
							id={`report-${name}`}
							name={name}
							type="date"
							max={today}
							defaultValue={name === 'from' ? from : to}
							{...invalid}
						/>
					</div>
				))}
				<ButtonLook type="submit" variant="outline">
					{text('report.show')}
				</ButtonLook>
			</form>
			{fault && (
				<p className={classes.fault} id={FAULT_ID} role="alert">
					<Icon of={IconAlertCircle} size={18} />
					{text(`report.fault.${fault}`)}
				</p>
			)}
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
