import { defineSlot } from '@estate/remote-kit';
import { changePeople } from '../people/change-people.ts';
import { loadPeople } from '../people/load-people.ts';
import { PeopleView } from '../people/people-view.tsx';

export default defineSlot({ load: loadPeople, action: changePeople, Component: PeopleView });
