import { formSlot } from '../form/form-slot.tsx';

export default formSlot('save-search');
