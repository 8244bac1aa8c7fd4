import { SlotForm, type SlotFormProps } from '../fields/slot-form.tsx';

/** A form of the account page. The page's query says what was done before it, so it is sent without. */
export function AccountForm({ action = '', ...form }: Omit<SlotFormProps, 'slot'>) {
	return <SlotForm {...form} slot="account" action={`?${action}`} />;
}
