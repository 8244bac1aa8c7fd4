import { useText } from '@estate/remote-kit';
import { formatDateTime } from '@estate/shared-i18n';
import { classNames, Icon, IconDownload, useLanguage } from '@estate/shared-ui';
import { FileSize } from './files/file-size.tsx';
import { type MessagesData, NEWEST_ID } from './load-messages.ts';
import classes from './messages.module.css';

type ShownMessage = MessagesData['messages'][number];

function Message({ message, isNewest }: { message: ShownMessage; isNewest: boolean }) {
	const text = useText();
	const language = useLanguage();
	const { side, author, isOwn, sentAt, answers, files, leftOut, via } = message;
	return (
		<li
			className={classNames(classes.message, side === 'owner' && classes.own)}
			{...(isNewest ? { id: NEWEST_ID } : {})}
		>
			<p className={classes.head}>
				<strong>{isOwn ? text('messages.you') : author}</strong>
				<time dateTime={sentAt}>{formatDateTime(sentAt, language)}</time>
				{via === 'mail' && <span>{text('messages.byMail')}</span>}
			</p>
			{answers && <p className={classes.answers}>{text('messages.answers', { subject: answers })}</p>}
			<p className={classes.text}>{message.text}</p>
			{files.length > 0 && (
				<ul className={classes.files} aria-label={text('messages.files')}>
					{files.map(({ id, name, size, href }) => (
						<li key={id}>
							<a href={href} download>
								<Icon of={IconDownload} size={18} />
								{name} (<FileSize bytes={size} />)
							</a>
						</li>
					))}
				</ul>
			)}
			{leftOut > 0 && <p className={classes.leftOut}>{text('messages.leftOut', { count: leftOut })}</p>}
		</li>
	);
}

/** The messages of a thread, the oldest first. */
export function MessageList({ messages }: { messages: readonly ShownMessage[] }) {
	const text = useText();
	return (
		<ol className={classes.list} aria-label={text('messages.title')}>
			{messages.map((message, index) => (
				<Message key={message.id} message={message} isNewest={index === messages.length - 1} />
			))}
		</ol>
	);
}
