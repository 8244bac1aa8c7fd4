/** A project, or one of its units. */
interface AboutProject {
	projectId: number;
	unitId?: number;
}
type About = { propertyId: number } | AboutProject;

/** Events between remotes, through the shell. Each has a plain link that does the same when nothing listens. */
export interface Intents {
	/** Open the request form for a property */
	'contact-property': { propertyId: number };
	/** Open the visit form for a property, a unit or a project */
	'book-visit': About;
	/** Ask for the documents of a property */
	'request-documents': { propertyId: number };
	/** Make a purchase offer for a property or a unit */
	'make-offer': About;
	/** Send the page of a property, a unit or a project to somebody else */
	'send-to-friend': About;
	/** Open the request form for a project, or for one of its units */
	'contact-project': AboutProject;
	/** Ask for the documents of a project */
	'request-project-documents': { projectId: number };
	/** Open the form that stores a saved search, filled with this search */
	'register-demand': { query: string };
}

export type IntentType = keyof Intents;
export type Intent = { [Type in IntentType]: { type: Type; detail: Intents[Type] } }[IntentType];
export type IntentHandler<Type extends IntentType> = (detail: Intents[Type]) => void;

const KNOWN: Record<IntentType, true> = {
	'contact-property': true,
	'book-visit': true,
	'request-documents': true,
	'make-offer': true,
	'send-to-friend': true,
	'contact-project': true,
	'request-project-documents': true,
	'register-demand': true,
};

/** All of them: a slot names those that it answers (`intents` in the manifest). */
export const INTENT_TYPES = Object.keys(KNOWN) as [IntentType, ...IntentType[]];
