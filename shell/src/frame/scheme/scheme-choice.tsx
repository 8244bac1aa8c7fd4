import { useText } from '@estate/shared-ui';
import { SCHEME_CHOICES } from '@estate/shared-ui/colour-scheme';
import classes from './scheme-choice.module.css';

/** System, light or dark; the boot script wires it. Without JavaScript the system's scheme holds and nothing is offered. */
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
