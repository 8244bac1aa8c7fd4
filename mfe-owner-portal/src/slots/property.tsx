import { defineSlot } from '@estate/remote-kit';
import { answerVisit } from '../property/answers/answer-visit.ts';
import { loadProperty } from '../property/load-property.ts';
import { PropertyView } from '../property/property-view.tsx';

export default defineSlot({
	load: (context) => loadProperty(context),
	action: answerVisit,
	Component: PropertyView,
});
