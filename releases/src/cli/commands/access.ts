import { CHANNELS, remoteNameSchema } from '@estate/shared-contract/schemas';
import { Argument, Command, Option } from 'commander';
import { z } from 'zod';
import { AccessList, type ListedMember, type NewMember, NO_ACCESS_LIST } from '../../access/access-list.ts';
import { EVERY, grantText } from '../../access/grant.ts';
import { EVERYWHERE } from '../../access/identity.ts';
import { type Member, memberNameSchema, personSchema } from '../../access/member.schema.ts';
import { permitted } from '../../access/permitted.ts';
import { ROLE_NAMES, ROLES } from '../../access/roles.ts';
import { ruleText, TwoPersonRules } from '../../proposals/two-person-rules.ts';
import { openStore } from '../../store/open-store.ts';
import { asCaller, callerOfAnyStore } from '../as-caller.ts';
import { print } from '../command.ts';
import { asDuration } from '../durations.ts';
import { releasesLocation } from '../settings.ts';
import { checkedAs, someOf } from '../some-of.ts';
import { twoPeopleCommand } from './two-people.ts';

const ROLE_LINES = Object.entries(ROLES).map(
	([role, rights]) => `  ${role.padEnd(10)}${rights.join(', ') || 'reads everything'}`,
);

interface AddOptions {
	role: NewMember['role'];
	remotes: NewMember['remotes'];
	channels: NewMember['channels'];
	expires?: number;
	email?: string;
	group?: string;
	person?: string;
	json?: boolean;
}

const listCommand = () =>
	new Command('list')
		.description('Who may do what, and who could.')
		.option('--json', 'print the outcome as JSON')
		.action(async (options: { json?: boolean }) => {
			const { records } = openStore(releasesLocation());
			const members = await new AccessList(records).members();
			const rules = await new TwoPersonRules(records).list();
			const shown = members.map(({ knownBy, ...member }) => ({ ...member, knownBy: publicText(knownBy) }));
			print(options, { hasList: members.length > 0, members: shown, twoPersonRules: rules }, [
				...members.map(memberLine),
				...rules.map((rule) => `  ${rule.id}  two people have to agree: ${ruleText(rule)}`),
				...(members.length === 0 ? [NO_ACCESS_LIST] : []),
			]);
		});

const publicText = (knownBy: ListedMember['knownBy']): string =>
	'hash' in knownBy ? 'token' : 'email' in knownBy ? `e-mail ${knownBy.email}` : `group ${knownBy.group}`;

function memberLine(member: ListedMember): string {
	const { id, name, expires, state, knownBy, person } = member;
	const until = expires ? `until ${expires.slice(0, 16).replace('T', ' ')}` : '';
	return [
		`  ${id}  ${name}: ${grantText(member)}`,
		publicText(knownBy),
		person ? `person ${person}` : '',
		until,
		state === 'valid' ? '' : state,
	]
		.filter(Boolean)
		.join('  ');
}

const addCommand = () =>
	new Command('add')
		.description('Puts somebody on the access list, and prints a token once; with --email or --group none.')
		.addArgument(
			new Argument('<name>', 'person, or program such as "CI listings"; stands in the log').argParser(
				checkedAs(memberNameSchema),
			),
		)
		.addOption(new Option('--role <role>', 'what it may').choices(ROLE_NAMES).makeOptionMandatory())
		.option('--remotes <names>', 'only for these', checkedAs(someOf(remoteNameSchema)), EVERY)
		.option('--channels <names>', 'only in these', checkedAs(someOf(z.enum(CHANNELS))), EVERY)
		.option('--expires <time>', 'how long, such as 90d; for ever by default', asDuration)
		.addOption(
			new Option('--email <address>', 'who the log-in provider says that this is').conflicts('group'),
		)
		.option('--group <name>', 'whoever the log-in provider says is in this group')
		.option(
			'--person <name>',
			'whose entry it is, spelt alike in all entries of one person: who approves what another proposed needs it',
			checkedAs(personSchema),
		)
		.option('--json', 'print the outcome as JSON')
		.addHelpText('after', `\nRoles:\n${ROLE_LINES.join('\n')}`)
		.action((name: string, options: AddOptions) => add(name, options));

async function add(name: string, options: AddOptions): Promise<void> {
	const { role, remotes, channels, expires, email, group, person } = options;
	const store = openStore(releasesLocation());
	const list = new AccessList(store.records);
	const { member, token } = await asCaller(
		store,
		{ action: 'access', ...EVERYWHERE },
		async (addedBy): Promise<{ member: Member; token: string | undefined }> => {
			const until = expires ? { expires: new Date(Date.now() + expires).toISOString() } : {};
			const given = { name, role, remotes, channels, addedBy, ...until, ...(person ? { person } : {}) };
			const knownBy = email ? { email } : group ? { group } : undefined;
			if (!knownBy) return list.addToken(given);
			return { member: await list.addPerson(given, knownBy), token: undefined };
		},
		({ member: { name, id, person, ...grant } }) =>
			`added ${name} (${id})${person ? `, who is ${person}` : ''}: ${grantText(grant)}`,
	);
	const { knownBy, ...shown } = member;
	print(options, { ...shown, knownBy: publicText(knownBy), token }, [
		`${name} is on the access list: ${grantText(member)}${member.expires ? `, until ${member.expires}` : ''}.`,
		...(token
			? [
					token,
					'The token is shown this once. For commands it goes into RELEASE_TOKEN, for the console into its log-in.',
				]
			: [`Logs in at the console as ${publicText(knownBy)}.`]),
	]);
}

const revokeCommand = () =>
	new Command('revoke')
		.description('Takes an entry off the access list, at once: its token and its sessions end.')
		.argument('<id or name>', 'as in access list')
		.option('--json', 'print the outcome as JSON')
		.action(async (idOrName: string, options: { json?: boolean }) => {
			const store = openStore(releasesLocation());
			const { id, name } = await permitted(
				store.records,
				await callerOfAnyStore(store),
				{ action: 'access', ...EVERYWHERE },
				(who) => new AccessList(store.records).revoke(idOrName, who),
				(revoked) => `revoked ${revoked.name} (${revoked.id})`,
			);
			print(options, { id, name, revoked: true }, [
				`${name} (${id}) is off the access list. Its entry stays for the log.`,
			]);
		});

/** Who may do what with the releases of a store. */
export function accessCommand(): Command {
	const access = new Command('access').description(
		'Who may publish, promote, roll back and lock which remote in which channel.',
	);
	for (const each of [listCommand(), addCommand(), revokeCommand(), twoPeopleCommand()])
		access.addCommand(each);
	return access;
}
