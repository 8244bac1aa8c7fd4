import { useText } from '@estate/remote-kit';
import { DOCUMENTS_SLOT, type OwnerDocument } from '@estate/shared-contract';
import { formatDate } from '@estate/shared-i18n';
import { Icon, IconDownload, useLanguage } from '@estate/shared-ui';
import { Button } from '@estate/shared-ui/mantine';
import { SlotForm } from '../fields/slot-form.tsx';
import { FileSize } from '../messages/files/file-size.tsx';
import classes from './documents.module.css';

function DocumentRow({ document, pathname }: { document: OwnerDocument; pathname: string | undefined }) {
	const text = useText();
	const language = useLanguage();
	const { id, name, href, size, isAdded, author, expiresOn, state } = document;
	return (
		<li className={classes.document}>
			<a href={href} download>
				<Icon of={IconDownload} size={18} />
				{name}
				{size !== undefined && (
					<span>
						(<FileSize bytes={size} />)
					</span>
				)}
			</a>
			<span className={classes.said}>
				{author ? text('documents.by', { name: author }) : text('documents.byAgency')}
				{expiresOn &&
					` · ${text(state === 'expired' ? 'documents.ended' : 'documents.until', { day: formatDate(expiresOn, language) })}`}
			</span>
			{isAdded && pathname && (
				<SlotForm slot={DOCUMENTS_SLOT} does="remove" action={pathname} isBare>
					<input type="hidden" name="document" value={id} />
					<Button
						type="submit"
						variant="subtle"
						size="sm"
						aria-label={`${text('messages.file.remove')}, ${name}`}
					>
						{text('messages.file.remove')}
					</Button>
				</SlotForm>
			)}
		</li>
	);
}

/** Documents to download; those that an owner handed in can be removed. */
export function DocumentList({
	documents,
	pathname,
}: {
	documents: readonly OwnerDocument[];
	/** Where the forms are sent; without it nothing can be removed */
	pathname: string | undefined;
}) {
	if (documents.length === 0) return null;
	return (
		<ul className={classes.documents}>
			{documents.map((document) => (
				<DocumentRow key={`${document.isAdded}${document.id}`} document={document} pathname={pathname} />
			))}
		</ul>
	);
}
