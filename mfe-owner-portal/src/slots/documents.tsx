import { defineSlot } from '@estate/remote-kit';
import { changeDocuments, DOCUMENT_KEPT } from '../documents/change-documents.ts';
import { DocumentsView } from '../documents/documents-view.tsx';
import { loadDocuments } from '../documents/load-documents.ts';
import { keepForm } from '../session/kept-form/keep-form.ts';
import { orKeptForm } from '../session/kept-form/kept-form-view.tsx';

export default defineSlot({
	load: loadDocuments,
	action: keepForm(changeDocuments, DOCUMENT_KEPT),
	Component: orKeptForm(DocumentsView),
});
