/** Events between remotes, through the shell. Each has a plain link that does the same when nobody listens. */
export interface Intents {
	/** Open the request form for a home */
	'contact-property': { propertyId: number };
	/** Open the visit form for a home */
	'book-visit': { propertyId: number };
	/** Ask for the documents of a home */
	'request-documents': { propertyId: number };
	/** Open the request form for a project */
	'contact-project': { projectId: number };
	/** Ask for the documents of a project */
	'request-project-documents': { projectId: number };
	/** Open the form that stores a search wish, filled with this search */
	'register-demand': { query: string };
}

export type IntentType = keyof Intents;
export type Intent = { [Type in IntentType]: { type: Type; detail: Intents[Type] } }[IntentType];
export type IntentHandler<Type extends IntentType> = (detail: Intents[Type]) => void;
