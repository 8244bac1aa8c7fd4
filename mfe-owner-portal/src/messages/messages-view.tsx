import { useText } from '@estate/remote-kit';
import { FormProblem, FormSuccess } from '../fields/form-message.tsx';
import { PropertyPartPage } from '../property/property-part-page.tsx';
import type { MessagesData } from './load-messages.ts';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import classes from './messages.module.css';

/** What an owner and the agency wrote to each other about a property, and the form to write more. */
export function MessagesView({ data }: { data: MessagesData | null }) {
	const text = useText();
	if (!data) return null;
	const { messages, contact, propertyHref, isSent } = data;
	return (
		<PropertyPartPage propertyHref={propertyHref}>
			<p className={classes.lead}>
				{contact ? text('messages.leadTo', { name: contact }) : text('messages.lead')}
			</p>
			{messages.length === 0 ? (
				<p className={classes.none}>{text('messages.none')}</p>
			) : (
				<MessageList messages={messages} />
			)}
			<FormSuccess>{isSent ? text('messages.sent') : undefined}</FormSuccess>
			{data.readsOnly ? (
				<FormProblem>{data.failure && text('people.seesOnly')}</FormProblem>
			) : (
				<MessageForm data={data} />
			)}
		</PropertyPartPage>
	);
}
