import { IntentLink, useHost, useText } from '@estate/remote-kit';
import type { ProjectDetail } from '@estate/shared-contract';
import { Icon, IconFileText } from '@estate/shared-ui';
import { PageSection } from '../page-layout/page-section.tsx';
import { contactAddress } from './contact-address.ts';
import classes from './documents-section.module.css';

/** Names of the project's documents, and the way to get them by mail; said in words where there are none. */
export function DocumentsSection({
	project: { ID, Documents },
}: {
	project: Pick<ProjectDetail, 'ID' | 'Documents'>;
}) {
	const text = useText();
	const { localize } = useHost();
	const hasDocuments = Documents.length > 0;
	const form = contactAddress(localize, { projectId: ID });
	return (
		<PageSection id="documents" title={text('documents.title')}>
			{hasDocuments && (
				<ul className={classes.list}>
					{Documents.map((document) => (
						<li key={document.ID}>
							<Icon of={IconFileText} />
							{document.Name}
						</li>
					))}
				</ul>
			)}
			<p className={classes.text}>{text(hasDocuments ? 'documents.text' : 'ui.empty.documents')}</p>
			{hasDocuments && form && (
				<IntentLink
					variant="outline"
					href={form}
					intent={{ type: 'request-project-documents', detail: { projectId: ID } }}
				>
					{text('documents.ask')}
				</IntentLink>
			)}
		</PageSection>
	);
}
