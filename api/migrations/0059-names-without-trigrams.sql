-- Mistyped words of names are compared in the api now (api/src/search/name-words.ts). The index cost every import its upkeep.
drop index property_names;
