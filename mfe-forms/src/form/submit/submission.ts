// What a form needs when it is checked and sent, as one file: the schema library comes with it.

export { checkForm, suggestEmail } from '@estate/shared-contract/schemas';
export { belgianMinute } from './belgian-minute.ts';
export { submitForm } from './submit-form.ts';
