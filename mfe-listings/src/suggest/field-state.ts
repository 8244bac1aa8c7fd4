/** What the field says of its suggestions (ARIA 1.2 combobox). */
export interface FieldState {
	role?: 'combobox';
	'aria-autocomplete'?: 'list';
	'aria-haspopup'?: 'listbox';
	'aria-expanded'?: boolean;
	'aria-controls'?: string | undefined;
	'aria-activedescendant'?: string | undefined;
}
