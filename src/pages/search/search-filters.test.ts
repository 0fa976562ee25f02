import { describe, expect, it } from 'vitest';
import { readFilters, withoutFilter, writeFilters } from './search-filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

describe('filters in the address', () => {
  it('are read and written alike', () => {
    const search = 'query=fjord+walk&country=norway&style=hiking&duration=medium&month=6&sort=price&page=2';
    expect(new URLSearchParams(writeFilters(read(search))).toString()).toBe(search);
  });

  it('leave out what means nothing', () => {
    expect(read('query=+&country=No%20way&style=fast&duration=&month=13&sort=best&page=0')).toEqual({});
  });

  it('leave out what is the default', () => {
    expect(read('sort=relevance&page=1')).toEqual({});
  });

  it('cut a text that is longer than any search', () => {
    expect(read(`query=${'a'.repeat(200)}`).query).toHaveLength(100);
  });
});

it('a filter that is taken away starts the results again at their first page', () => {
  expect(withoutFilter({ query: 'sea', month: 5, page: 3 }, 'month')).toEqual({ query: 'sea' });
});
