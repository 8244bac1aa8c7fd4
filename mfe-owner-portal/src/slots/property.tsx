import { defineSlot } from '@estate/remote-kit';
import { answerVisit, VISIT_ANSWER_KEPT } from '../property/answers/answer-visit.ts';
import { loadProperty } from '../property/load-property.ts';
import { PropertyView } from '../property/property-view.tsx';
import { keepForm } from '../session/kept-form/keep-form.ts';
import { orKeptForm } from '../session/kept-form/kept-form-view.tsx';

export default defineSlot({
	load: (context) => loadProperty(context),
	action: keepForm(answerVisit, VISIT_ANSWER_KEPT),
	Component: orKeptForm(PropertyView),
});
