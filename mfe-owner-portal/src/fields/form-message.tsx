import { Icon, IconAlertCircle, IconCheck } from '@estate/shared-ui';
import { Alert } from '@estate/shared-ui/mantine';

/** Why the form did not go through. */
export function FormProblem({
	id,
	title,
	children,
}: {
	id?: string;
	/** What did not go through, above the reason */
	title?: string;
	children: string | undefined;
}) {
	if (!children) return null;
	return (
		<Alert color="var(--color-danger)" icon={<Icon of={IconAlertCircle} size={20} />} id={id} title={title}>
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
