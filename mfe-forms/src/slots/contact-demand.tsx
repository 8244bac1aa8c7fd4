import { formSlot } from '../form/form-slot.tsx';

export default formSlot('contact-demand');
