import { useText } from '@estate/remote-kit';
import { GUEST_DAYS, GUEST_PARTS, GUEST_ROLES, PEOPLE_SLOT } from '@estate/shared-contract';
import { Button, Checkbox, NativeSelect } from '@estate/shared-ui/mantine';
import { CALL_PROBLEM_TEXTS } from '../fields/call-problem.ts';
import { FormProblem } from '../fields/form-message.tsx';
import { SlotForm } from '../fields/slot-form.tsx';
import { TextField } from '../fields/text-field.tsx';
import { type GuestFailure, INVITE_ID, type PeopleData } from './load-people.ts';
import classes from './people.module.css';

const PROBLEM_TEXTS: Record<GuestFailure['problem'], string> = {
	...CALL_PROBLEM_TEXTS,
	invalid: 'people.notInvited',
	'is-owner': 'people.isOwner',
	'too-many': 'people.tooMany',
};

/** Lets somebody in to see. Works without JavaScript. */
export function InviteForm({ data }: { data: PeopleData }) {
	const text = useText();
	const { typed, failure, pathname } = data;
	const field = (name: 'email' | 'firstName' | 'lastName') => ({
		name,
		label: text(`people.${name}`),
		defaultValue: typed[name],
		code: failure?.errors[name],
		required: true,
		maxLength: name === 'email' ? 254 : 80,
	});
	return (
		<section className={classes.part} aria-labelledby={INVITE_ID}>
			<h2 className={classes.title} id={INVITE_ID}>
				{text('people.invite')}
			</h2>
			<p className={classes.said}>{text('people.inviteHint')}</p>
			<SlotForm slot={PEOPLE_SLOT} does="invite" action={`${pathname}#${INVITE_ID}`}>
				<FormProblem>{failure && text(PROBLEM_TEXTS[failure.problem])}</FormProblem>
				<TextField {...field('firstName')} />
				<TextField {...field('lastName')} />
				<TextField {...field('email')} type="email" />
				<NativeSelect
					id="guest-role"
					name="role"
					label={text('people.role')}
					defaultValue={typed.role}
					data={GUEST_ROLES.map((role) => ({ value: role, label: text(`people.roles.${role}`) }))}
				/>
				<fieldset className={classes.parts}>
					<legend>{text('people.sees')}</legend>
					<p className={classes.said}>{text('people.seesHint')}</p>
					{GUEST_PARTS.map((part) => (
						<Checkbox
							key={part}
							id={`guest-${part}`}
							name="parts"
							value={part}
							label={text(`people.parts.${part}`)}
							defaultChecked={typed.parts.includes(part)}
						/>
					))}
				</fieldset>
				<NativeSelect
					id="guest-days"
					name="days"
					label={text('people.days')}
					defaultValue={typed.days}
					data={GUEST_DAYS.map((days) => ({ value: String(days), label: text(`people.for.${days}`) }))}
				/>
				<Button type="submit">{text('people.send')}</Button>
			</SlotForm>
		</section>
	);
}
