import { useHost, useText } from '@estate/remote-kit';
import { type Appointment, FORM_SLOT_FIELD } from '@estate/shared-contract';
import { formatTime, formatWeekday } from '@estate/shared-i18n';
import { Icon, IconCalendar, LinkButton, useLanguage } from '@estate/shared-ui';
import { Button } from '@estate/shared-ui/mantine';
import { Fragment, type ReactNode } from 'react';
import { LinkFailure, LinkState } from '../link-state.tsx';
import classes from '../links.module.css';
import type { AppointmentData } from './load-appointment.ts';
import { VisitTimeChoice } from './visit-time-choice.tsx';

function ChangeForm({ action, children }: { action: 'confirm' | 'cancel' | 'move'; children: ReactNode }) {
	return (
		<form method="post">
			<input type="hidden" name={FORM_SLOT_FIELD} value="forms.appointment" />
			<input type="hidden" name="action" value={action} />
			{children}
		</form>
	);
}

/** What a tenant has to bring, as the mail of the visit says it. */
function Terms({ terms = [] }: Pick<Appointment, 'terms'>) {
	const text = useText();
	if (terms.length === 0) return null;
	return (
		<section className={classes.section}>
			<h2>{text('links.appointment.terms')}</h2>
			<dl className={classes.facts}>
				{terms.map(({ label, value }) => (
					<Fragment key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</Fragment>
				))}
			</dl>
		</section>
	);
}

function Facts({ startsAt, endsAt, property, reference }: Appointment) {
	const text = useText();
	const language = useLanguage();
	return (
		<dl className={classes.facts}>
			<dt>{text('links.appointment.when')}</dt>
			<dd>{`${formatWeekday(startsAt, language)}, ${formatTime(startsAt)} – ${formatTime(endsAt)}`}</dd>
			<dt>{text(`subject.${property.kind ?? 'property'}.name`)}</dt>
			<dd>{property.title}</dd>
			<dt>{text('links.appointment.where')}</dt>
			<dd>{property.place}</dd>
			<dt>{text('thanks.reference')}</dt>
			<dd>{reference}</dd>
		</dl>
	);
}

/** A press confirms, and nothing that only follows links. */
function HeldVisit() {
	const text = useText();
	return (
		<>
			<ChangeForm action="confirm">
				<Button type="submit" size="lg">
					{text('links.appointment.confirm')}
				</Button>
			</ChangeForm>
			<CancelForm />
		</>
	);
}

function CancelForm() {
	const text = useText();
	return (
		<section className={classes.section}>
			<h2>{text('links.appointment.cancelTitle')}</h2>
			<p>{text('links.appointment.cancelWhy')}</p>
			<ChangeForm action="cancel">
				<Button type="submit" variant="outline">
					{text('links.appointment.cancel')}
				</Button>
			</ChangeForm>
		</section>
	);
}

/** A visit that was booked: when and where, another time, or not at all. */
export function AppointmentView({ data }: { data: AppointmentData }) {
	const { appointment, token, isMoved, problem } = data;
	const text = useText();
	const { href } = useHost();
	const { status, heldUntil } = appointment;
	const { kind = 'property', ID } = appointment.property;
	const again = `${kind}=${ID}`;
	const isOn = status === 'confirmed';
	const calendar = `/api/v1/appointments/${encodeURIComponent(token)}/calendar.ics`;
	return (
		<div className={classes.page}>
			<LinkState isGood={isOn}>
				{status === 'held' && !heldUntil
					? text('links.appointment.heldFree')
					: text(`links.appointment.${isOn && isMoved ? 'moved' : status}`, {
							until: heldUntil ? formatTime(heldUntil) : '',
						})}
			</LinkState>
			<LinkFailure problem={problem} />
			<Facts {...appointment} />
			<Terms {...appointment} />
			{status === 'held' && <HeldVisit />}
			{isOn && (
				<>
					<LinkButton href={calendar} variant="outline" icon={<Icon of={IconCalendar} />} download>
						{text('links.appointment.calendar')}
					</LinkButton>
					<section className={classes.section}>
						<h2>{text('links.appointment.moveTitle')}</h2>
						<ChangeForm action="move">
							<VisitTimeChoice slots={appointment.slots} />
						</ChangeForm>
					</section>
					<CancelForm />
				</>
			)}
			{(status === 'cancelled' || problem === 'slot-full') && (
				<LinkButton href={`${href('forms.contact-appointment')}?${again}`}>
					{text('links.appointment.again')}
				</LinkButton>
			)}
		</div>
	);
}
