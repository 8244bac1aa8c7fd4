import { useText } from '@estate/shared-ui';
import classes from './scheme-choice.module.css';
import { SCHEME_CHOICES } from './scheme-names.ts';

/** System, light or dark; the boot script wires it. Without JavaScript the system's wish holds and nothing is offered. */
export function SchemeChoiceField() {
	const text = useText();
	return (
		<fieldset className={classes.choice} id="scheme">
			<legend className={classes.label}>{text('frame.scheme.label')}</legend>
			{SCHEME_CHOICES.map((choice) => (
				<label key={choice} className={classes.option}>
					<input className={classes.input} type="radio" name="scheme" value={choice} />
					{text(`frame.scheme.${choice}`)}
				</label>
			))}
		</fieldset>
	);
}
