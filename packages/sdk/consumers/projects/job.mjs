/**
 * The partners' job: sign in, read balances, page through a list, meet a refusal, sign with a key. It gets the
 * package as the
 * caller imported it, because the import is under test.
 */
export async function job({ createClient, hasCode }, baseUrl) {
  const coffer = createClient({ environment: "sandbox", baseUrl });
  try {
    await coffer.auth.authenticateByEmailAddress({
      emailAddress: "vera.ode@coffer.example",
      password: "Coffer-demo-2026",
    });
    const { items } = await coffer.assets.getAssets();
    const usdt = items.find((asset) => asset.coin === "USDT");
    let announcements = 0;
    for await (const { title } of coffer.content.getAnnouncementList({ MaxResultCount: 2 })) if (title) announcements++;
    return {
      available: usdt?.available,
      announcements,
      refused: await refusalOf(coffer, hasCode),
      ...(await withKey(coffer, createClient, hasCode, baseUrl)),
    };
  } finally {
    coffer.close();
  }
}

async function refusalOf(coffer, hasCode) {
  try {
    const address = "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE";
    await coffer.withdrawals.applyTransactionOut({ coin: "USDT", network: "TRC20", address, amount: "5000" });
    return "not refused";
  } catch (error) {
    if (hasCode(error, 60028)) return error.name;
    throw error;
  }
}

/** Reads the same account with a read-only key. */
async function withKey(coffer, createClient, hasCode, baseUrl) {
  const verification = { fundPassword: "246810" };
  const { id, accessKey, secret } = await coffer.apiKeys.createApiKey({
    remark: "Job",
    permissions: [0],
    verification,
  });
  const keyed = createClient({ environment: "sandbox", baseUrl, apiKey: { key: accessKey, secret } });
  try {
    const { items } = await keyed.assets.getAssets();
    const signed = items.find((asset) => asset.coin === "USDT")?.available;
    const address = "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE";
    const order = keyed.withdrawals.applyTransactionOut({ coin: "USDT", network: "TRC20", address, amount: "25" });
    const lacks = await order.catch((error) => (hasCode(error, 403) ? error.data.permission : String(error)));
    return { signed, lacks };
  } finally {
    keyed.close();
    await coffer.apiKeys.deleteApiKey({ id, verification });
  }
}
