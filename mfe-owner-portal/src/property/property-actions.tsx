import { useText } from '@estate/remote-kit';
import { Icon, IconFileText, IconMail } from '@estate/shared-ui';
import { Button } from '@estate/shared-ui/mantine';
import { Link } from '@estate/shared-ui/router';
import type { PropertyData } from './load-property.ts';

/** What there is of the property on pages of their own: for a guest, as far as it is shared. */
export function PropertyActions({ data }: { data: PropertyData }) {
	const text = useText();
	const { messagesHref, reportHref, offersHref, documentsHref, peopleHref } = data;
	const further = [
		{ to: reportHref, name: 'report.open', icon: <Icon of={IconFileText} size={18} /> },
		{ to: offersHref, name: 'offers.open', icon: undefined },
		{ to: documentsHref, name: 'documents.open', icon: undefined },
		{ to: peopleHref, name: 'people.open', icon: undefined },
	];
	return (
		<>
			{messagesHref && (
				<Button component={Link} to={messagesHref} size="sm" leftSection={<Icon of={IconMail} size={18} />}>
					{text('messages.open')}
				</Button>
			)}
			{further.map(
				({ to, name, icon }) =>
					to && (
						<Button key={name} component={Link} to={to} variant="outline" size="sm" leftSection={icon}>
							{text(name)}
						</Button>
					),
			)}
		</>
	);
}
