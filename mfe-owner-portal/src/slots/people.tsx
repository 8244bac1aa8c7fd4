import { defineSlot } from '@estate/remote-kit';
import { changePeople, GUEST_KEPT } from '../people/change-people.ts';
import { loadPeople } from '../people/load-people.ts';
import { PeopleView } from '../people/people-view.tsx';
import { keepForm } from '../session/kept-form/keep-form.ts';
import { orKeptForm } from '../session/kept-form/kept-form-view.tsx';

export default defineSlot({
	load: loadPeople,
	action: keepForm(changePeople, GUEST_KEPT),
	Component: orKeptForm(PeopleView),
});
