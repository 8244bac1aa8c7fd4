import { useText } from '@estate/remote-kit';
import {
	DOCUMENT_FILE_FIELD,
	DOCUMENT_KINDS,
	DOCUMENTS_SLOT,
	FORM_SLOT_FIELD,
} from '@estate/shared-contract';
import { Button, NativeSelect, TextInput } from '@estate/shared-ui/mantine';
import { CALL_PROBLEM_TEXTS } from '../fields/call-problem.ts';
import { FormProblem } from '../fields/form-message.tsx';
import { FilesField } from '../messages/files/files-field.tsx';
import classes from './documents.module.css';
import { ADD_ID, type DayFault, type DocumentFailure, type DocumentsData } from './load-documents.ts';

const PROBLEM_TEXTS: Record<DocumentFailure['problem'], string> = {
	...CALL_PROBLEM_TEXTS,
	invalid: 'documents.notAdded',
	full: 'documents.full',
};

/** Hands a document in. It posts to its own page, the file with it, so that it works without JavaScript. */
export function DocumentForm({ data }: { data: DocumentsData }) {
	const text = useText();
	const { failure, typed, pathname } = data;
	const { errors, problem } = failure ?? {};
	const dayError = (fault: DayFault | undefined) => fault && text(`documents.faults.${fault}`);
	return (
		<section className={classes.add} aria-labelledby={ADD_ID}>
			<h2 className={classes.title} id={ADD_ID}>
				{text('documents.add')}
			</h2>
			<form
				className={classes.form}
				method="post"
				encType="multipart/form-data"
				action={`${pathname}#${ADD_ID}`}
			>
				<input type="hidden" name={FORM_SLOT_FIELD} value={`owner-portal.${DOCUMENTS_SLOT}`} />
				<input type="hidden" name="key" value={typed.key} />
				<FormProblem>{problem && text(PROBLEM_TEXTS[problem])}</FormProblem>
				<NativeSelect
					id="document-kind"
					name="kind"
					label={text('documents.kind')}
					defaultValue={typed.kind}
					data={DOCUMENT_KINDS.map((kind) => ({ value: kind, label: text(`documents.kinds.${kind}`) }))}
				/>
				<FilesField
					kept={typed.files}
					error={errors?.file === 'required' ? undefined : errors?.file}
					message={errors?.file === 'required' ? text('documents.fileRequired') : undefined}
					takes={{ id: 'document-file', field: DOCUMENT_FILE_FIELD, purpose: 'document', most: 1 }}
					label={text('documents.file')}
					hint={text('documents.fileHint')}
				/>
				<TextInput
					id="document-issued"
					type="date"
					name="issuedOn"
					label={text('documents.issuedOn')}
					description={text('documents.issuedHint')}
					defaultValue={typed.issuedOn}
					error={dayError(errors?.issuedOn)}
				/>
				<TextInput
					id="document-expires"
					type="date"
					name="expiresOn"
					label={text('documents.expiresOn')}
					description={text('documents.expiresHint')}
					defaultValue={typed.expiresOn}
					error={dayError(errors?.expiresOn)}
				/>
				<Button type="submit">{text('documents.send')}</Button>
			</form>
		</section>
	);
}
