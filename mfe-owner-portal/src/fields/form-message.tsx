import { Icon, IconAlertCircle, IconCheck } from '@estate/shared-ui';
import { Alert } from '@estate/shared-ui/mantine';

/** Why the form did not go through. */
export function FormProblem({ id, children }: { id?: string; children: string | undefined }) {
	if (!children) return null;
	return (
		<Alert color="var(--color-danger)" icon={<Icon of={IconAlertCircle} size={20} />} id={id}>
			{children}
		</Alert>
	);
}

/** What was done. */
export function FormSuccess({ children }: { children: string | undefined }) {
	if (!children) return null;
	return (
		<Alert color="var(--color-moss)" icon={<Icon of={IconCheck} size={20} />} role="status">
			{children}
		</Alert>
	);
}
