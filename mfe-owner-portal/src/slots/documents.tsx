import { defineSlot } from '@estate/remote-kit';
import { changeDocuments } from '../documents/change-documents.ts';
import { DocumentsView } from '../documents/documents-view.tsx';
import { loadDocuments } from '../documents/load-documents.ts';

export default defineSlot({ load: loadDocuments, action: changeDocuments, Component: DocumentsView });
