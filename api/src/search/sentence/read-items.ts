import type { Goal } from '@estate/shared-contract';
import { currentMonth, currentYear } from '../current-month.ts';
import { isSign, meant, says } from './item-meanings.ts';
import type { Item } from './items.ts';
import { marketOf } from './market.ts';
import { emptyReading, type Reading, type Rule } from './reading.ts';
import { ageRule } from './rules/age.ts';
import { areaRule } from './rules/area.ts';
import { availableRule } from './rules/available.ts';
import { amongRoomsRule, besideRule, insideRule } from './rules/beside.ts';
import { cellarRule } from './rules/cellar.ts';
import { chargesRule, monthRule } from './rules/charges.ts';
import { choiceRule, studioRule } from './rules/choice.ts';
import {
	bareNumberRule,
	buildingRule,
	countedRule,
	countedThingRule,
	lengthRule,
	loneNumberRule,
	unitsRule,
	unsayableRule,
} from './rules/counted.ts';
import { energyRule } from './rules/energy.ts';
import { facadesRule } from './rules/facades.ts';
import { flatSizeRule } from './rules/flat-size.ts';
import { foreignMoneyRule } from './rules/foreign-money.ts';
import { fieldRule, letRule, roomRule, sharedRule } from './rules/let.ts';
import { newPartRule } from './rules/new-part.ts';
import { notRule, optionalRule, outsideRule, unneededRule, unwantedRule } from './rules/not.ts';
import { ownMoneyRule } from './rules/own-money.ts';
import { betweenRule, everywhereRule, placeRule } from './rules/place.ts';
import { carRule, factRule, oneCarRule, onlyRule, referenceRule, sortRule } from './rules/plain.ts';
import { priceRule } from './rules/price.ts';
import { residentRule } from './rules/resident.ts';
import { doubleGarageRule, exactRule, roomsRule } from './rules/rooms.ts';
import { knownStreetRule, streetRule } from './rules/street.ts';
import { builtOnLandRule, typeRule } from './rules/type.ts';
import { renewedRule, yearRule } from './rules/year.ts';

const GRAMMAR = [
	'filler',
	'and',
	'to',
	'with',
	'pay',
	'unneeded',
	'bound:',
	'around',
	'surroundings',
	'within',
	'level:',
	'price',
	'for',
	'counted:people',
	'student',
	'minute',
	'hour',
	'better',
	'also',
] as const;

const STUDENTS = /^(?:student|etudiant)/;

/** No filter knows whether pets, friends or students may live somewhere; who buys and lets to them says nothing of the home. */
const isWhoLives = (item: Item, items: readonly Item[]) =>
	says(item, 'counted:people') &&
	says(item, 'text') &&
	!(STUDENTS.test(item.key) && items.some((other) => says(other, 'buy')));

/** Words and signs that say something only beside others. */
const isGrammar = (item: Item) =>
	item.isSign === true || says(item, 'month') || GRAMMAR.some((prefix) => meant(item, prefix) !== undefined);

/** In this order: who reads a number first decides what it counts. */
function rulesOf(items: readonly Item[], goal: Goal): Rule[] {
	const market = marketOf(items, goal);
	return [
		letRule,
		sharedRule,
		referenceRule,
		fieldRule,
		unneededRule,
		unwantedRule,
		optionalRule,
		newPartRule,
		lengthRule,
		facadesRule,
		choiceRule,
		builtOnLandRule,
		studioRule,
		residentRule,
		everywhereRule,
		outsideRule,
		besideRule,
		insideRule,
		amongRoomsRule,
		knownStreetRule,
		ownMoneyRule,
		foreignMoneyRule,
		availableRule(currentMonth()),
		energyRule,
		ageRule(currentYear(), market === 'rent'),
		yearRule,
		renewedRule,
		areaRule,
		doubleGarageRule,
		oneCarRule,
		onlyRule,
		exactRule,
		roomRule,
		flatSizeRule,
		buildingRule,
		roomsRule,
		priceRule(market),
		chargesRule,
		monthRule,
		streetRule,
		notRule,
		unitsRule,
		betweenRule,
		placeRule,
		cellarRule,
		typeRule,
		sortRule,
		carRule,
		factRule,
		countedRule,
		countedThingRule,
		loneNumberRule,
		bareNumberRule,
		unsayableRule,
	];
}

/** Reads items from left to right by the rules of the grammar; what none of them takes is the rest. */
export function readItems(items: readonly Item[], goal: Goal): Reading {
	const reading = emptyReading();
	const rules = rulesOf(items, goal);
	for (let at = 0; at < items.length; ) {
		const start = at;
		for (const rule of rules) {
			at += rule(items, at, reading);
			if (at > start) break;
		}
		if (at > start) continue;
		const item = items[at++] as Item;
		if (isWhoLives(item, items)) reading.dropped.push([item]);
		else if (!isGrammar(item)) reading.rest.push(item);
	}
	reading.guessed = items.filter(({ isGuess }) => isGuess);
	reading.rest = reading.rest.filter((item) => !isSign(item, '±€£$<>≤≥+/|;,:&~–—-'));
	return reading;
}
