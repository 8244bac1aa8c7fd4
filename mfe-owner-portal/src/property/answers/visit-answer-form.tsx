import { useText } from '@estate/remote-kit';
import { LONGEST_ACCESS, type Visit } from '@estate/shared-contract';
import { Button, NativeSelect, Textarea } from '@estate/shared-ui/mantine';
import { FormProblem } from '../../fields/form-message.tsx';
import { SlotForm } from '../../fields/slot-form.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { answerProblemText, type RefusedAnswer } from './refused-answer.ts';

/** Does the time suit, would another, and how does one get in? Works without JavaScript. */
export function VisitAnswerForm({ visit, refused }: { visit: Visit; refused: RefusedAnswer | undefined }) {
	const text = useText();
	const { id, startsAt, answer } = visit;
	const agrees = refused?.agrees ?? answer?.agrees ?? true;
	return (
		<SlotForm slot="property" action="?#visits">
			<input type="hidden" name="visit" value={id} />
			<input type="hidden" name="startsAt" value={startsAt} />
			<FormProblem>{refused && text(answerProblemText(refused))}</FormProblem>
			<NativeSelect
				id={`agrees-${id}`}
				name="agrees"
				label={text('visits.answer.question')}
				defaultValue={agrees ? 'yes' : 'no'}
				data={[
					{ value: 'yes', label: text('visits.answer.yes') },
					{ value: 'no', label: text('visits.answer.no') },
				]}
			/>
			<TextField
				name="proposed"
				type="datetime-local"
				label={text('visits.answer.other')}
				description={text('visits.answer.otherHint')}
				defaultValue={refused?.proposed ?? ''}
			/>
			<Textarea
				id={`access-${id}`}
				name="access"
				label={text('visits.answer.access')}
				description={text('visits.answer.accessHint')}
				defaultValue={refused?.access ?? answer?.access ?? ''}
				maxLength={LONGEST_ACCESS}
				rows={3}
			/>
			<Button type="submit" variant="outline">
				{text('visits.answer.send')}
			</Button>
		</SlotForm>
	);
}
