import { AUDIT_ACTIONS, AUDIT_OUTCOMES } from '@estate/releases/rules';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { texts } from '../texts.ts';
import classes from './audit.module.css';

/** What entries are to be about; all that is left out is any. */
export interface AuditWanted {
	remote?: string;
	who?: string;
	action?: string;
	outcome?: string;
}

interface AuditFilterProps {
	remotes: readonly string[];
	onWanted: (wanted: AuditWanted) => void;
}

/** Which entries to show. */
export function AuditFilter({ remotes, onWanted }: AuditFilterProps) {
	const [who, setWho] = useState('');
	const [chosen, setChosen] = useState<AuditWanted>({});
	const t = texts.audit;

	function choose(part: AuditWanted): void {
		const wanted = { ...chosen, ...part };
		const filled = Object.entries(wanted).filter(([, value]) => value !== '');
		setChosen(Object.fromEntries(filled));
		onWanted(Object.fromEntries(filled));
	}

	return (
		<form
			className={classes.filter}
			aria-label={t.filter}
			onSubmit={(event: FormEvent) => {
				event.preventDefault();
				choose({ who: who.trim() });
			}}
		>
			<NativeSelect
				label={t.remote}
				value={chosen.remote ?? ''}
				data={[{ value: '', label: t.everyRemote }, ...[...remotes].sort()]}
				onChange={({ currentTarget }) => choose({ remote: currentTarget.value })}
			/>
			<NativeSelect
				label={t.action}
				value={chosen.action ?? ''}
				data={[{ value: '', label: t.everyAction }, ...AUDIT_ACTIONS]}
				onChange={({ currentTarget }) => choose({ action: currentTarget.value })}
			/>
			<NativeSelect
				label={t.outcome}
				value={chosen.outcome ?? ''}
				data={[
					{ value: '', label: t.everyOutcome },
					...AUDIT_OUTCOMES.map((value) => ({ value, label: t.outcomes[value] })),
				]}
				onChange={({ currentTarget }) => choose({ outcome: currentTarget.value })}
			/>
			<TextInput
				label={t.who}
				description={t.whoHint}
				inputWrapperOrder={['label', 'input', 'description']}
				maxLength={60}
				value={who}
				onChange={({ currentTarget }) => setWho(currentTarget.value)}
			/>
			<Button type="submit" variant="default">
				{t.show}
			</Button>
		</form>
	);
}
