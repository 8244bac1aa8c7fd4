import { IntentLink, useHost, useText } from '@estate/remote-kit';
import type { PropertyDetail } from '@estate/shared-contract';
import { Icon, IconFileText } from '@estate/shared-ui';
import { contactAddress } from './contact-address.ts';
import classes from './documents-section.module.css';

/** Names of the property's documents, and the way to get them by mail; said in words where there are none. */
export function DocumentsSection({ property }: { property: PropertyDetail }) {
	const text = useText();
	const { localize } = useHost();
	const hasDocuments = property.Documents.length > 0;
	const form = contactAddress(localize, 'documents', property.ID);
	return (
		<section className={classes.section} id="documents" aria-labelledby="documents-title">
			<h2 className={classes.title} id="documents-title">
				{text('detail.documents.title')}
			</h2>
			{hasDocuments && (
				<ul className={classes.list}>
					{property.Documents.map(({ ID, Name }) => (
						<li key={ID}>
							<Icon of={IconFileText} />
							{Name}
						</li>
					))}
				</ul>
			)}
			<p className={classes.text}>{text(hasDocuments ? 'detail.documents.text' : 'ui.empty.documents')}</p>
			{hasDocuments && form && (
				<IntentLink
					variant="outline"
					href={form}
					intent={{ type: 'request-documents', detail: { propertyId: property.ID } }}
				>
					{text('detail.contact.documents')}
				</IntentLink>
			)}
		</section>
	);
}
