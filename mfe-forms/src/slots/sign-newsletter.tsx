import { formSlot } from '../form/form-slot.tsx';

export default formSlot('sign-newsletter');
