import { useText } from '@estate/remote-kit';
import { Button } from '@estate/shared-ui/mantine';
import type { ComponentType, ReactNode } from 'react';
import { CALL_PROBLEM_TEXTS } from '../../fields/call-problem.ts';
import { FormProblem } from '../../fields/form-message.tsx';
import type { KeptForm } from './keep-form.ts';
import classes from './kept-form-view.module.css';

const PROBLEM_TEXTS: Record<KeptForm['problem'], string> = {
	...CALL_PROBLEM_TEXTS,
	'signed-out': 'kept.signedOut',
};

function KeptFormView({ kept: { posted, typed, pathname, problem, loginHref } }: { kept: KeptForm }) {
	const text = useText();
	return (
		<div className={classes.page}>
			<FormProblem>{text(PROBLEM_TEXTS[problem])}</FormProblem>
			<dl className={classes.typed}>
				{typed.map(({ label, value }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<form className={classes.actions} method="post" action={pathname}>
				{posted.map(([name, value], index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a name can come twice, and none of them moves
					<input type="hidden" name={name} value={value} key={index} />
				))}
				{loginHref && (
					<Button component="a" href={loginHref} target="_blank" rel="noopener">
						{text('kept.logInBeside')}
					</Button>
				)}
				<Button type="submit" variant={loginHref ? 'outline' : 'filled'}>
					{text('kept.sendAgain')}
				</Button>
			</form>
		</div>
	);
}

/** What a slot shows, or the form that was kept in place of it. */
export function orKeptForm<Data>(
	View: ComponentType<{ data: Data }>,
): (props: { data: Data | KeptForm }) => ReactNode {
	return ({ data }) => {
		const isKept = data !== null && typeof data === 'object' && 'posted' in data;
		return isKept ? <KeptFormView kept={data as KeptForm} /> : <View data={data as Data} />;
	};
}
