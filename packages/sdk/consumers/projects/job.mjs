/**
 * What every partner's program does here: sign in, read balances, go through a list, meet a refusal. Takes the package as the caller
 * imported it, because how it is imported is what is tried.
 */
export async function job({ createClient, hasCode }, baseUrl) {
  const coffer = createClient({ environment: "sandbox", baseUrl });
  try {
    await coffer.token.authenticateByEmailAddress({
      emailAddress: "vera.ode@coffer.example",
      password: "Coffer-demo-2026",
    });
    const { items } = await coffer.assets.getAssets();
    const usdt = items.find((asset) => asset.coin === "USDT");
    let announcements = 0;
    for await (const { title } of coffer.content.getAnnouncementList({ MaxResultCount: 2 })) if (title) announcements++;
    return { available: usdt?.available, announcements, refused: await refusalOf(coffer, hasCode) };
  } finally {
    coffer.close();
  }
}

async function refusalOf(coffer, hasCode) {
  try {
    const address = "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE";
    await coffer.coinTransactions.applyTransactionOut({ coin: "USDT", network: "TRC20", address, amount: "5000" });
    return "not refused";
  } catch (error) {
    if (hasCode(error, 60028)) return error.name;
    throw error;
  }
}
