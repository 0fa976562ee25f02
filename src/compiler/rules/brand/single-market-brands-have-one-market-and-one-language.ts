import type { Rule } from '../../check/rule.ts';

export const singleMarketBrandsHaveOneMarketAndOneLanguage: Rule = {
  name: 'single-market-brands-have-one-market-and-one-language',
  severity: 'error',
  visit({ brand }, report) {
    if (brand?.value.routingStrategy !== 'single-market-and-language') return {};
    return {
      end(markets) {
        const place = brand.placeOf('/routingStrategy');
        if (markets.length > 1) {
          const codes = markets.map(({ code }) => `"${code}"`).join(', ');
          report(place, `A brand with a single market has one market, but this one has ${markets.length}: ${codes}.`);
          return;
        }
        const [market] = markets;
        if (!market || market.languages.length < 2) return;
        const codes = market.languages.map(({ urlCode }) => `"${urlCode}"`).join(', ');
        report(
          place,
          `A brand with a single language has one language, but the market "${market.code}" has ${market.languages.length}: ${codes}.`,
        );
      },
    };
  },
};
