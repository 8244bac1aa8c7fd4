import { Alert, Button, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { LOG_IN_FAILURES, OIDC_PATH } from '../../console-answers.ts';
import { ask, Refused } from '../ask/ask.ts';
import { texts } from '../texts.ts';
import classes from './log-in.module.css';

interface LogInProps {
	/** A session has just ended by itself */
	isOver: boolean;
	/** Is there a log-in provider? */
	hasProvider: boolean;
	onLoggedIn: () => void;
}

/** Why the provider sent the person back without a log-in. */
function failureOf(search: string): string {
	const given = new URLSearchParams(search).get('log-in');
	const failure = LOG_IN_FAILURES.find((each) => each === given);
	return failure ? texts.logIn.failure[failure] : '';
}

/** Name and token, as password managers know them; or the log-in provider. */
export function LogIn({ isOver, hasProvider, onLoggedIn }: LogInProps) {
	const [problem, setProblem] = useState(() => failureOf(location.search));
	const [isBusy, setBusy] = useState(false);
	const t = texts.logIn;

	async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const data = new FormData(event.currentTarget);
		setBusy(true);
		try {
			await ask('log-in', { who: data.get('username'), token: data.get('password') });
			onLoggedIn();
		} catch (error) {
			setProblem(error instanceof Refused ? error.message : String(error));
			setBusy(false);
		}
	}

	return (
		<main className={classes.place}>
			<Paper withBorder p="lg" radius="md" className={classes.card}>
				<form onSubmit={submit}>
					<Stack>
						<Title order={1} size="h3">
							{t.heading}
						</Title>
						{isOver && <Alert color="yellow">{t.over}</Alert>}
						{problem && (
							<Alert color="red" role="alert">
								{problem}
							</Alert>
						)}
						<TextInput
							name="username"
							label={t.who}
							description={t.whoHint}
							autoComplete="username"
							required
							maxLength={60}
							autoFocus
						/>
						<PasswordInput
							name="password"
							label={t.token}
							description={t.tokenHint}
							autoComplete="current-password"
							required
						/>
						<Button type="submit" loading={isBusy}>
							{t.submit}
						</Button>
						{hasProvider && (
							<Button component="a" href={`${OIDC_PATH}/log-in`} variant="default">
								{t.byProvider}
							</Button>
						)}
						<Text size="sm">
							{t.none.before}
							<span className={classes.option}>{t.none.help}</span>
							{t.none.after}
						</Text>
					</Stack>
				</form>
			</Paper>
		</main>
	);
}
